import { useEffect, useState, type RefObject } from 'react'

/** Spec section 9, in milliseconds. */
const pollEvery = 50

/** A picture's own size, known as soon as its first bytes say it: asked for every 50 ms (spec section 9). */
export function useImageSize(image: RefObject<HTMLImageElement | null>, src: string) {
  const [known, setKnown] = useState<{ src: string; width: number; height: number }>()
  const isKnown = known?.src === src
  useEffect(() => {
    if (isKnown) return
    const timer = setInterval(() => {
      const element = image.current
      if (!element || element.naturalWidth === 0) return
      clearInterval(timer)
      setKnown({ src, width: element.naturalWidth, height: element.naturalHeight })
    }, pollEvery)
    return () => clearInterval(timer)
  }, [image, src, isKnown])
  return isKnown ? known : undefined
}
