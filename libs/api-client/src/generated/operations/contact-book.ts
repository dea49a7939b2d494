/** @public */
export const listContactDepartments = {
  id: 'listContactDepartments',
  method: 'get',
  path: '/spruce/api/v1/contact-book/departments',
  tag: 'contact-book',
} as const
/** @public */
export const listContacts = {
  id: 'listContacts',
  method: 'get',
  path: '/spruce/api/v1/contact-book/people',
  tag: 'contact-book',
} as const
/** @public */
export const getContact = {
  id: 'getContact',
  method: 'get',
  path: '/spruce/api/v1/contact-book/people/{id}',
  tag: 'contact-book',
} as const
/** @public */
export const getAudienceChoices = {
  id: 'getAudienceChoices',
  method: 'get',
  path: '/spruce/api/v1/audience-choices',
  tag: 'contact-book',
} as const
