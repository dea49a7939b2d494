/** @public */
export const saveHomepage = {
  id: 'saveHomepage',
  method: 'post',
  path: '/aba-base/api/enterprise-infos/homepage',
  tag: 'personalisation',
} as const
/** @public */
export const getPersonalisation = {
  id: 'getPersonalisation',
  method: 'get',
  path: '/spruce/api/v1/personalisation',
  tag: 'personalisation',
} as const
/** @public */
export const savePersonalisationDraft = {
  id: 'savePersonalisationDraft',
  method: 'put',
  path: '/spruce/api/v1/personalisation/draft',
  tag: 'personalisation',
} as const
/** @public */
export const linkPersonalisationDraft = {
  id: 'linkPersonalisationDraft',
  method: 'post',
  path: '/spruce/api/v1/personalisation/draft/link',
  tag: 'personalisation',
} as const
/** @public */
export const previewPersonalisationMail = {
  id: 'previewPersonalisationMail',
  method: 'post',
  path: '/spruce/api/v1/personalisation/mail-preview',
  tag: 'personalisation',
} as const
/** @public */
export const publishPersonalisation = {
  id: 'publishPersonalisation',
  method: 'post',
  path: '/spruce/api/v1/personalisation/publish',
  tag: 'personalisation',
} as const
/** @public */
export const planPersonalisation = {
  id: 'planPersonalisation',
  method: 'post',
  path: '/spruce/api/v1/personalisation/plan',
  tag: 'personalisation',
} as const
/** @public */
export const cancelPersonalisationPlan = {
  id: 'cancelPersonalisationPlan',
  method: 'post',
  path: '/spruce/api/v1/personalisation/plan/cancel',
  tag: 'personalisation',
} as const
/** @public */
export const listPersonalisationReleases = {
  id: 'listPersonalisationReleases',
  method: 'get',
  path: '/spruce/api/v1/personalisation/releases',
  tag: 'personalisation',
} as const
/** @public */
export const rollBackPersonalisation = {
  id: 'rollBackPersonalisation',
  method: 'post',
  path: '/spruce/api/v1/personalisation/releases/{id}/roll-back',
  tag: 'personalisation',
} as const
/** @public */
export const getEnterprise = {
  id: 'getEnterprise',
  method: 'get',
  path: '/spruce/api/v1/enterprise',
  tag: 'personalisation',
} as const
/** @public */
export const editEnterprise = {
  id: 'editEnterprise',
  method: 'put',
  path: '/spruce/api/v1/enterprise',
  tag: 'personalisation',
} as const
/** @public */
export const askForRenewal = {
  id: 'askForRenewal',
  method: 'post',
  path: '/spruce/api/v1/enterprise/renewal',
  tag: 'personalisation',
} as const
/** @public */
export const withdrawRenewal = {
  id: 'withdrawRenewal',
  method: 'post',
  path: '/spruce/api/v1/enterprise/renewal/withdraw',
  tag: 'personalisation',
} as const
