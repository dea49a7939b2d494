import { readWallTime } from '@spruce/validators/time'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'

/** A Chinese ID card whose birthday exists and, with 18 digits, whose check digit is right (GB 11643). */
export function isRealIdCard(value: string, now: Date): boolean {
  const card = value.toUpperCase()
  const birthday = card.length === 15 ? `19${card.slice(6, 12)}` : card.slice(6, 14)
  if (!isPastDay(birthday, now)) return false
  if (card.length === 15) return true
  const sum = weights.reduce((total, weight, index) => total + weight * Number(card[index]), 0)
  return checkDigits[sum % 11] === card[17]
}

function isPastDay(text: string, now: Date): boolean {
  const day = readWallTime(text, 'YYYYMMDD')
  return day !== undefined && day.toDate() < now
}
