export { ComponentsPage } from './ComponentsPage.js'
export type { ComponentsPageProps } from './ComponentsPage.js'
export { componentSearch } from './componentQuery.js'
