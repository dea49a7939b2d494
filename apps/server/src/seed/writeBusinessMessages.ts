import type { Schemas } from '@spruce/api-client/contract'
import { maskEmail, maskMobile } from '@spruce/validators'
import type { Db } from '../db/schema.js'
import { renderMessage } from '../deliveries/templates.js'
import { newId } from '../ids.js'
import { channelsOf } from '../presenters/presentBusinessIdentifiers.js'
import { BusinessIdentifiersRepository } from '../repositories/deliveries/BusinessIdentifiersRepository.js'
import {
  DeliveriesRepository,
  type DeliveryRecipient,
} from '../repositories/deliveries/DeliveriesRepository.js'
import { LettersRepository } from '../repositories/messages/LettersRepository.js'

interface DemoIdentifier {
  code: string
  name: string
  description: string
  channels: Schemas['BusinessChannels']
  variables: Schemas['BusinessVariable'][]
  enabled: boolean
  /** What was sent by it, in hours ago. */
  sent: { hoursAgo: number; values: Record<string, string> }[]
}

const variable = (name: string, label: string, maxLength = 50) => ({
  name,
  label,
  required: true,
  maxLength,
})

const identifiers: readonly DemoIdentifier[] = [
  {
    code: 'approval.pending',
    name: '审批提醒',
    description: '单据到达审批人时发送',
    channels: {
      inApp: {
        title: '待审批：{{title}}',
        body: '<p><strong>{{applicant}}</strong> 提交了“{{title}}”，请及时处理。</p>',
        link: '/dashboard',
      },
      mail: {
        subject: '待审批：{{title}}',
        body: '<p>{{applicant}} 提交了“{{title}}”，请登录云杉处理。</p>',
      },
    },
    variables: [variable('title', '单据'), variable('applicant', '申请人', 20)],
    enabled: true,
    sent: [
      { hoursAgo: 2, values: { title: '设备采购申请', applicant: '李娜' } },
      { hoursAgo: 26, values: { title: '出差申请', applicant: '王强' } },
    ],
  },
  {
    code: 'device.alarm',
    name: '设备告警',
    description: '数据点越限时发送',
    channels: {
      inApp: {
        title: '{{device}} 告警',
        body: '<p>{{device}} 的{{point}}为 <strong>{{value}}</strong>，已越限。</p>',
      },
      sms: { text: '{{device}}的{{point}}为{{value}}，已越限，请尽快处理。' },
    },
    variables: [
      variable('device', '设备'),
      variable('point', '数据点', 20),
      variable('value', '数值', 20),
    ],
    enabled: true,
    sent: [{ hoursAgo: 5, values: { device: '2号回转窑', point: '窑头温度', value: '1460 ℃' } }],
  },
  {
    code: 'shift.change',
    name: '班次调整',
    description: '排班变化时发送',
    channels: { inApp: { title: '班次调整', body: '<p>{{date}} 起您的班次调整为{{shift}}。</p>' } },
    variables: [variable('date', '日期', 20), variable('shift', '班次', 20)],
    enabled: false,
    sent: [],
  },
]

/** Business identifiers of a tenant, and what was sent by them to one person. */
export async function writeBusinessMessages(
  db: Db,
  tenantId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const reader = await db
    .selectFrom('memberships')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .select(['id', 'nick_name', 'mobile', 'email'])
    .executeTakeFirst()
  if (!reader) return
  const appCode = 'spruce-web-enterprise-console'
  const deliveries = new DeliveriesRepository(db)
  for (const { sent, ...identifier } of identifiers) {
    const identifierId = newId()
    await new BusinessIdentifiersRepository(db).add(tenantId, {
      ...identifier,
      id: identifierId,
      appCode,
      now,
    })
    const { code, name } = identifier
    const channels = channelsOf(identifier.channels)
    for (const { hoursAgo, values } of sent) {
      const at = new Date(now.getTime() - hoursAgo * 3_600_000)
      const content = renderMessage(
        identifier.channels,
        Object.entries(values).map(([key, value]) => ({ name: key, value })),
      )
      const base = { id: newId(), identifierId, code, name, appCode, channels, content }
      const contacts = {
        inApp: null,
        mail: reader.email && maskEmail(reader.email),
        sms: reader.mobile && maskMobile(reader.mobile),
      }
      const recipients = channels.map((channel): DeliveryRecipient => {
        const message = { memberId: reader.id, nickName: reader.nick_name, channel, attempts: 1 }
        // As without a provider: the log has something to look into.
        if (channel === 'sms') {
          return {
            ...message,
            state: 'failed',
            reason: 'no_driver',
            contact: contacts.sms,
            sentAt: null,
            dueAt: null,
          }
        }
        return {
          ...message,
          state: 'sent',
          reason: null,
          contact: contacts[channel],
          sentAt: at,
          dueAt: null,
        }
      })
      await deliveries.add(tenantId, { ...base, people: 1, sentBy: reader.id, now: at }, recipients)
      if (content.inApp) {
        const letter = { category: 'business' as const, appCode, ...content.inApp }
        await new LettersRepository(db).send(tenantId, [reader.id], letter, at)
      }
    }
  }
}
