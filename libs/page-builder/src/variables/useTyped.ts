import { useState } from 'react'

/** A text while it is typed. */
export interface Typed {
  readonly text: string
  readonly setText: (text: string) => void
  /** The typing is over: by Enter, or because the field is left. */
  readonly end: () => void
}

/**
 * A field whose value counts when the typing is over. Another value from elsewhere takes the place of what is typed.
 * @param onEnd told what was typed, where it is another text; `false` keeps it in the field
 */
export function useTyped(value: string, onEnd: (text: string) => unknown): Typed {
  const [typed, setTyped] = useState<string>()
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(undefined)
  }
  return {
    text: typed ?? value,
    setText: setTyped,
    end: () => {
      const isKept = typed !== undefined && typed !== value && onEnd(typed) === false
      if (!isKept) setTyped(undefined)
    },
  }
}
