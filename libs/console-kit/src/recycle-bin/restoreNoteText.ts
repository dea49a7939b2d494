import type { recycleBinMessages } from './recycleBinMessages.js'
import type { RestoreNote } from './recycleBinSource.js'

type Texts = (typeof recycleBinMessages)['zh-CN']

/** What is otherwise than it was, as a sentence without its end. */
export function noteText({ code, place, count }: RestoreNote, t: Texts): string {
  switch (code) {
    case 'PLACED_AT_ROOT':
      return t.placedAtRoot(place ?? t.topLevel)
    case 'PARENT_GONE':
      return t.parentGone(place ?? t.topLevel)
    case 'DEPARTMENTS_GONE':
      return t.departmentsGone(count)
    case 'ROLES_GONE':
      return t.rolesGone(count)
    case 'PEOPLE_GONE':
      return t.peopleGone(count)
    case 'HEADS_GONE':
      return t.headsGone(count)
    case 'AUDIENCE_GONE':
      return t.audienceGone(count)
    case 'CUSTOMERS_GONE':
      return t.customersGone(count)
    case 'SWITCHED_OFF':
      return t.switchedOff
    case 'FILE_GONE':
      return t.filesGone(count)
    case 'OFFERS_GONE':
      return t.offersGone(count)
    case 'SECRET_GONE':
      return t.secretGone
    case 'DISABLED':
      return t.disabled
  }
}

/** All of one record. */
export function notesText(notes: readonly RestoreNote[], t: Texts): string {
  return notes.map((note) => noteText(note, t)).join(t.noteSeparator)
}
