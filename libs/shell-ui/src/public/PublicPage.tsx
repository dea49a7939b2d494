import { PublicFrame, type PublicFrameProps } from './PublicFrame.js'
import { usePageTitle } from './usePageTitle.js'

/** As those of the frame; the browser's title begins with `title`. */
export type PublicPageProps = PublicFrameProps

/** A page that needs no sign-in, in its frame; it names itself in the browser's title. */
export function PublicPage(props: PublicPageProps) {
  const { brand, title } = props
  usePageTitle(title, brand.browserTitle?.trim() || brand.name)
  return <PublicFrame {...props} />
}
