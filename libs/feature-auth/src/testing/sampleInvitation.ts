import type { Schemas } from '@spruce/api-client'

/** An invitation that waits for an answer. */
export const sampleInvitation: Schemas['InvitationPreview'] = {
  tenantName: '云杉制造集团',
  tenantCode: 'yunshan',
  contactKind: 'mobile',
  contact: '138****5678',
  nickName: '张伟',
  status: 'sent',
  expiresAt: '2026-11-27T08:00:00.000Z',
}
