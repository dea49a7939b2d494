/** @public */
export const sendUserInvite = {
  id: 'sendUserInvite',
  method: 'post',
  path: '/aba-base/api/v3/user/send-user-invite',
  tag: 'invitations',
} as const
/** @public */
export const acceptUserInvite = {
  id: 'acceptUserInvite',
  method: 'get',
  path: '/aba-base/api/v3/user/user-accept-invite',
  tag: 'invitations',
} as const
/** @public */
export const previewInvitation = {
  id: 'previewInvitation',
  method: 'get',
  path: '/spruce/api/v1/invitations/preview',
  tag: 'invitations',
} as const
/** @public */
export const registerByInvitation = {
  id: 'registerByInvitation',
  method: 'post',
  path: '/spruce/api/v1/invitations/register',
  tag: 'invitations',
} as const
/** @public */
export const listInvitations = {
  id: 'listInvitations',
  method: 'get',
  path: '/spruce/api/v1/invitations',
  tag: 'invitations',
} as const
/** @public */
export const resendInvitation = {
  id: 'resendInvitation',
  method: 'post',
  path: '/spruce/api/v1/invitations/{id}/resend',
  tag: 'invitations',
} as const
/** @public */
export const revokeInvitation = {
  id: 'revokeInvitation',
  method: 'post',
  path: '/spruce/api/v1/invitations/{id}/revoke',
  tag: 'invitations',
} as const
