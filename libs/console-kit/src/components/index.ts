export { ComponentsPage } from './ComponentsPage.js'
export type { ComponentsPageProps } from './ComponentsPage.js'
