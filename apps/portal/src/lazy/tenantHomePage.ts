/** /default. */
export { TenantHomePage } from '@spruce/feature-workbench'
