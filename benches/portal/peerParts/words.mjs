// Words and values of the tables, as ours say them.

export const statuses = { active: '正常', invited: '待激活', disabled: '停用' }

const time = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium' })

export function formatTime(value) {
  return value ? time.format(new Date(value)) : ''
}

export function namesOf(things) {
  return things.map(({ name }) => name).join('、')
}
