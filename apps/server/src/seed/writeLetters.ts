import type { Db } from '../db/schema.js'
import { LettersRepository, type NewLetter } from '../repositories/messages/LettersRepository.js'

const hour = 3_600_000

/** The letters of somebody without rights: read, because nobody waits for an answer to them. */
const letters: readonly (NewLetter & { hoursAgo: number })[] = [
  {
    hoursAgo: 400,
    category: 'system',
    title: '欢迎加入云杉制造集团',
    body: '<p>您的账号已开通。常用入口在“我的应用”，个人资料在右上角的头像菜单中。</p>',
  },
  {
    hoursAgo: 50,
    category: 'business',
    title: '差旅报销单已审批',
    body: '<p>您提交的“苏州工厂出差”报销单已通过，预计三个工作日内到账。</p>',
    appCode: 'spruce-web-enterprise-console',
  },
]

/** Writes what one person has received, and read two hours later. */
export async function writeLetters(
  db: Db,
  tenantId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  const repository = new LettersRepository(db)
  for (const { hoursAgo, ...letter } of letters) {
    await repository.send(tenantId, [memberId], letter, new Date(now.getTime() - hoursAgo * hour))
  }
  await repository.readAll(tenantId, memberId, new Date(now.getTime() - 48 * hour))
}
