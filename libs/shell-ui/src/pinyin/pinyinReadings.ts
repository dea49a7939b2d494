import { nextTask } from './nextTask.js'

/** Says how a character is spoken: full pinyin without tones, every reading it has; none for others. */
export type Readings = (character: string) => readonly string[]

const nothing: readonly string[] = []

export const noReadings: Readings = () => nothing

let loading: Promise<Readings> | undefined

/**
 * Fetches the dictionary at the first call. Readings are kept by character: fifty thousand names have
 * some thousand different ones. All readings count, so a name is found however it is really spoken.
 * Without the dictionary, as when its file is out of reach, names are found as they are written.
 */
export function loadReadings(): Promise<Readings> {
  loading ??= import('pinyin-pro').then(
    async ({ pinyin }) => {
      await nextTask() // unpacking the dictionary was work enough for one task
      const known = new Map<string, readonly string[]>()
      return (character: string) => {
        let readings = known.get(character)
        if (!readings) {
          readings = isHan(character)
            ? pinyin(character, {
                toneType: 'none',
                type: 'array',
                multiple: true,
                v: true,
              }).filter((reading) => reading !== character)
            : nothing
          known.set(character, readings)
        }
        return readings
      }
    },
    () => {
      loading = undefined // the next opening tries again
      return noReadings
    },
  )
  return loading
}

function isHan(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return code >= 0x3400 && code <= 0x3134f && (code <= 0x9fff || code >= 0x20000 || code >= 0xf900)
}
