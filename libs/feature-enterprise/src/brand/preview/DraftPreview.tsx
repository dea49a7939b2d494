import { useFieldValue } from '@spruce/shell-ui'
import { useDeferredValue, useMemo } from 'react'
import { type BrandDraft, lookOf } from '../brandDraft.js'
import type { Look } from '../brandTypes.js'
import { LookPreview } from './LookPreview.js'

/** The look that the form around it describes, as it is typed; typing never waits for it. */
export function DraftPreview() {
  const draft: BrandDraft = {
    browserTitle: useFieldValue('browserTitle'),
    browserIcon: useFieldValue('browserIcon'),
    browserIconName: useFieldValue('browserIconName'),
    systemIcon: useFieldValue('systemIcon'),
    systemIconDark: useFieldValue('systemIconDark'),
    loginPage: useFieldValue('loginPage'),
    loginPosition: useFieldValue('loginPosition'),
    slogan: useFieldValue('slogan'),
    sloganEn: useFieldValue('sloganEn'),
    palette: useFieldValue('palette'),
    brandColor: useFieldValue('brandColor'),
    logo: useFieldValue('logo'),
  }
  const shown = useDeferredValue(JSON.stringify(lookOf(draft)))
  const look = useMemo(() => JSON.parse(shown) as Look, [shown])
  return <LookPreview look={look} />
}
