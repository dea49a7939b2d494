import { type Action, defineAction, keepFocus } from '@spruce/shell-ui'
import { ArrowRightLeft, Ban, CircleCheck, Pencil, UserMinus, UserPlus } from 'lucide-react'
import { text } from '../text.js'
import type { Member } from './memberQueries.js'
import type { MemberWork } from './memberWork.js'

/** Above the table. */
export function addMemberAction(work: MemberWork): Action {
  return defineAction({
    label: text('addMember'),
    icon: UserPlus,
    permission: 'user:add',
    primary: true,
    run: () => void work.add(),
  })
}

/** What one person's row offers. */
export function memberActions(work: MemberWork): Action<Member>[] {
  return [
    defineAction<Member>({
      label: text('edit'),
      icon: Pencil,
      permission: 'user:edit',
      run: (member) => work.edit(member),
    }),
    defineAction<Member>({
      label: text('move'),
      icon: ArrowRightLeft,
      permission: 'user:edit',
      run: (member) => keepFocus()(() => work.move([member])),
    }),
    defineAction<Member>({
      label: text('disable'),
      icon: Ban,
      permission: 'user:edit',
      isVisible: ({ status }) => status !== 'disabled',
      run: (member) => keepFocus()(() => work.setStatus([member], 'disabled')),
    }),
    defineAction<Member>({
      label: text('enable'),
      icon: CircleCheck,
      permission: 'user:edit',
      isVisible: ({ status }) => status === 'disabled',
      run: (member) => keepFocus()(() => work.setStatus([member], 'active')),
    }),
    defineAction<Member>({
      label: text('remove'),
      icon: UserMinus,
      permission: 'user:remove',
      danger: true,
      run: (member) => keepFocus()(() => work.remove([member])),
    }),
  ]
}

/** How many people an operation takes at once: `maxItems` of its ids in the contract. */
export const mostMembers = 200

/** What the selected people offer together; the selection is cleared when it was done. */
export function bulkActions(
  work: MemberWork,
  rowsOf: (ids: ReadonlySet<string>) => Member[],
  clearSelection: () => void,
): Action<ReadonlySet<string>>[] {
  const enabled = (ids: ReadonlySet<string>) =>
    rowsOf(ids).filter(({ status }) => status !== 'disabled')
  const disabled = (ids: ReadonlySet<string>) =>
    rowsOf(ids).filter(({ status }) => status === 'disabled')
  const finish = async (done: Promise<boolean>) => {
    if (await done) clearSelection()
  }
  return [
    defineAction<ReadonlySet<string>>({
      label: text('move'),
      icon: ArrowRightLeft,
      permission: 'user:edit',
      run: (ids) => void finish(work.move(rowsOf(ids))),
    }),
    defineAction<ReadonlySet<string>>({
      label: text('enable'),
      icon: CircleCheck,
      permission: 'user:edit',
      isVisible: (ids) => disabled(ids).length > 0,
      run: (ids) => void finish(work.setStatus(disabled(ids), 'active')),
    }),
    defineAction<ReadonlySet<string>>({
      label: text('disable'),
      icon: Ban,
      permission: 'user:edit',
      isVisible: (ids) => enabled(ids).length > 0,
      run: (ids) => void finish(work.setStatus(enabled(ids), 'disabled')),
    }),
    defineAction<ReadonlySet<string>>({
      label: text('remove'),
      icon: UserMinus,
      permission: 'user:remove',
      danger: true,
      run: (ids) => void finish(work.remove(rowsOf(ids))),
    }),
  ]
}
