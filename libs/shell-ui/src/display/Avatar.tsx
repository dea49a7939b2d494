import { useState } from 'react'
import { initialsOf } from './initials.js'

export interface AvatarProps {
  /** Whose face; also the text when there is no picture. */
  name: string
  src?: string | null | undefined
  /** Pixels. Default: 24. */
  size?: number
}

const hues = 6

/** A person's picture, else the last two characters of a Chinese name or the initials of another. */
export function Avatar({ name, src, size = 24 }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const style = { width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.42)) }
  if (src && src !== failed) {
    return (
      <img className="sp-avatar" src={src} alt="" style={style} onError={() => setFailed(src)} />
    )
  }
  return (
    <span className="sp-avatar" data-hue={hueOf(name)} style={style} aria-hidden>
      {initialsOf(name, size < 32 ? 1 : 2)}
    </span>
  )
}

function hueOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hues
}
