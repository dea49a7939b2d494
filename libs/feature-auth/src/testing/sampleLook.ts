import type { LightPageLook } from '../forms/LightPage.js'

/** How a light page looks in stories. */
export const sampleLook: LightPageLook = {
  brand: { name: '云杉制造集团', slogan: '让制造更简单' },
  isDark: false,
}
