export type { ComponentBody, ComponentEdit, ComponentRoles } from './componentDraft.js'
export { componentMessages, personalText, withComponentTexts } from './componentMessages.js'
export type { ComponentMessages, ComponentOwnMessages } from './componentMessages.js'
export { componentSearch } from './componentQuery.js'
export type { ComponentRow } from './componentRow.js'
export { rolesOfSight, sightOfRoles } from './componentSight.js'
export type {
  ComponentSightSource,
  SightDialogProps,
  SightDraft,
  SightFieldsProps,
} from './componentSight.js'
export type {
  ComponentAt,
  ComponentRelease,
  ComponentSource,
  ComponentUsesProps,
  DialogQuery,
} from './componentSource.js'
export { ComponentsPage } from './ComponentsPage.js'
export type { ComponentsPageProps } from './ComponentsPage.js'
export { platformComponents } from './platformComponents.js'
export { totalOf } from '../sources/totalOf.js'
