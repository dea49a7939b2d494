import type { CodeWait } from '@spruce/session'

/** So long a code is good for; who reloads meanwhile need not ask for another. */
const codeLastsSeconds = 600

/** A code was asked for before the reload, and may be good still. */
export function isCodeOnItsWay(wait: CodeWait | undefined): boolean {
  return resumeWait(wait).sentTo !== undefined
}

/** How a wait stands that began before this page did. */
export function resumeWait(wait: CodeWait | undefined): {
  end: number
  sentTo: string | undefined
} {
  if (!wait) return { end: 0, sentTo: undefined }
  const passed = Math.max(0, (Date.now() - wait.sentAt) / 1000)
  const isGood = wait.contact !== '' && passed < codeLastsSeconds
  return {
    end: performance.now() + (wait.seconds - passed) * 1000,
    sentTo: isGood ? wait.contact : undefined,
  }
}
