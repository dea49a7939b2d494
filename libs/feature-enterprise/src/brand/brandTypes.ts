import type { Schemas } from '@spruce/api-client'
import type { brandMessages } from './brandMessages.js'

/** What everybody sees of a company, and the draft. */
export type Brand = Schemas['Personalisation']
/** How a company looks. */
export type Look = Schemas['Look']
/** A look that comes out at a time. */
export type BrandPlan = Schemas['PersonalisationPlan']
/** A look that was published. */
export type BrandRelease = Schemas['PersonalisationRelease']
/** The texts of the page in one language. */
export type BrandTexts = (typeof brandMessages)['zh-CN']
