export { RecycleBinPage } from './RecycleBinPage.js'
export type { RecycleBinPageProps } from './RecycleBinPage.js'
