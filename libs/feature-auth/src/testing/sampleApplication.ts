import type { Schemas } from '@spruce/api-client'

/** An application of which more is wanted. */
export const sampleApplication: Schemas['OwnApplication'] = {
  status: 'needs_information',
  name: '云山制造集团有限公司',
  shortName: '云山制造',
  code: 'yunshan',
  industry: '制造业',
  region: '浙江杭州',
  contactName: '李娜',
  contactMobile: '138****5678',
  contactEmail: 'lina****@yunshan.example',
  reason: '集团统一管理',
  note: '请补充营业执照编号',
  submittedAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  version: 2,
}
