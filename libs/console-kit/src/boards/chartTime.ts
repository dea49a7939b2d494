/** What a day or an hour is called along an axis, in local time: `11-20`, `11-20 08:00`. */
export function nameOfTime(at: string, by: 'hour' | undefined): string {
  const time = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return by === 'hour' ? `${day} ${two(time.getHours())}:00` : day
}
