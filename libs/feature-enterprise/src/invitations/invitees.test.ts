import { describe, expect, it } from 'vitest'
import { invitationMessages } from './invitationMessages.js'
import { checkInviteDraft } from './inviteDraft.js'
import { maxInvitees, readInvitees, sayInvitees } from './invitees.js'

const t = invitationMessages['zh-CN']
const contactsOf = (text: string) => readInvitees(text, 'zh-CN').map(({ contact }) => contact)

describe('readInvitees', () => {
  it.each([
    ['13812345678', ['13812345678']],
    [
      '13812345678\nlina@example.cn\r\nwang_qiang',
      ['13812345678', 'lina@example.cn', 'wang_qiang'],
    ],
    ['13812345678，13812345679；13812345670、13812345671', [0, 1, 2, 3]],
    ['13812345678 13812345679\t13812345670', ['13812345678', '13812345679', '13812345670']],
    ['１３８１２３４５６７８', ['13812345678']],
    ['+86 138-1234-5678'.replace(' ', ''), ['13812345678']],
    [' \n , \n', []],
  ])('reads %j', (text, contacts) => {
    if (contacts[0] === 0) expect(contactsOf(text)).toHaveLength(4)
    else expect(contactsOf(text)).toEqual(contacts)
  })

  it('takes the words before a contact as its name', () => {
    expect(readInvitees('张伟\t13812345678\nWei Zhang lina@example.cn', 'zh-CN')).toEqual([
      { contact: '13812345678', nickName: '张伟' },
      { contact: 'lina@example.cn', nickName: 'Wei Zhang' },
    ])
  })

  it.each([
    ['lina@', /邮箱|@/],
    ['1381234567', /11|手机/],
    ['王芳', new RegExp(t.notContact)],
    [`${'长'.repeat(51)} 13812345678`, new RegExp(t.longName)],
  ])('says what is wrong with %s', (text, fault) => {
    expect(readInvitees(text, 'zh-CN')[0]?.fault).toMatch(fault)
  })

  it('finds the second of two, whatever the case', () => {
    const [first, second] = readInvitees('Lina@example.cn\nlina@EXAMPLE.cn', 'zh-CN')
    expect(first).not.toHaveProperty('fault')
    expect(second?.fault).toBe(t.repeated)
  })

  it('reads what it says', () => {
    const invitees = readInvitees('张伟 13812345678\nlina@example.cn', 'zh-CN')
    expect(readInvitees(sayInvitees(invitees), 'zh-CN')).toEqual(invitees)
  })
})

describe('checkInviteDraft', () => {
  const check = (contacts: string) =>
    checkInviteDraft({ contacts, departmentIds: ['rd'], roleIds: [] }, 'zh-CN').contacts

  it('asks for contacts, and for right ones', () => {
    expect(check('  \n')).toBe(t.contactsRequired)
    expect(check('13812345678\nlina@\n王芳')).toBe(t.someWrong(2))
    expect(check('13812345678')).toBeUndefined()
  })

  it('takes so many at once', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `guest${index}@example.cn`).join('\n')
    expect(check(lines(maxInvitees))).toBeUndefined()
    expect(check(lines(maxInvitees + 1))).toBe(t.tooMany(maxInvitees + 1, maxInvitees))
  })

  it('asks for a department', () => {
    const draft = { contacts: '13812345678', departmentIds: [], roleIds: [] }
    expect(checkInviteDraft(draft, 'zh-CN').departmentIds).toBe(t.chooseDepartments)
  })
})
