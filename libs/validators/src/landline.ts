import { isPhone } from './text.js'
import { isStrictMobile } from './mobile.js'

/**
 * Area codes of mainland China without the leading 0, from the fixed-line pattern of Google's
 * libphonenumber (metadata of October 2026). Runs are written `310-319`.
 */
const areas =
  '310-319 335 349-359 370-377 379 391-396 398 411-412 415-419 421 427 429 431-439 451-459 464 ' +
  '467-479 482-483 510-519 523 527 530-539 543 546 550-559 561-564 566 570-580 591-599 631-633 635 ' +
  '660 662-663 668 691-692 701 710-719 722 724 728 730-731 734-739 743-746 750-760 762-763 766 ' +
  '768-779 790-799 812-813 816-818 825-827 830-839 851 854-859 870-879 883 886-888 891-898 ' +
  '901-903 906 908-909 911-917 919 930-939 941 943 951-955 970-979 990-999'

const known = new Set(
  areas.split(' ').flatMap((run) => {
    const [first = 0, last = first] = run.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, step) => String(first + step))
  }),
)

/** An area code of mainland China, with its leading 0: 010, 020, 0311. */
export function isAreaCode(value: string): boolean {
  return /^0(?:10|2[0-57-9])$/.test(value) || (/^0\d{3}$/.test(value) && known.has(value.slice(1)))
}

/**
 * A landline whose area code exists, whose own number has 8 digits (7 or 8 outside the big cities)
 * and does not begin with 0 or 1; or a mobile number of an allotted range.
 */
export function isStrictPhone(value: string): boolean {
  if (!isPhone(value)) return false
  const [area = '', number] = value.split('-')
  if (number === undefined) return isStrictMobile(value)
  return isAreaCode(area) && /^[2-9]/.test(number) && (area.length === 4 || number.length === 8)
}
