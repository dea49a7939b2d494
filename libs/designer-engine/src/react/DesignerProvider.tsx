import { observer } from 'mobx-react-lite'
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import type { PageNode } from '../index.js'
import type { ObservableDesigner } from '../mobx/ObservableDesigner.js'
import { DesignSession, nameByProps } from './DesignSession.js'
import { hidden } from './hidden.js'
import { designerMessages, type DesignerLanguage } from './messages.js'
import type { WidgetFallbacks, Widgets } from './WidgetHost.js'

/** Props of DesignerProvider. */
export interface DesignerProviderProps extends WidgetFallbacks {
  readonly page: ObservableDesigner
  readonly widgets: Widgets
  /** Default `zh-CN`. */
  readonly language?: DesignerLanguage
  /**
   * What a component is called when it is spoken of; default its property title, name or label, else its type. Asked again when
   * anything but its place differs, or something observable that it reads.
   */
  readonly nameOf?: (node: PageNode) => string
  /** What is said when a plugin refuses, by its reason. Keep its identity. */
  readonly refusals?: Readonly<Record<string, string>>
  /**
   * Copy, cut and paste are left to the browser, whose events the host answers with `useDesignFocus`; default: the keys copy within
   * the page.
   */
  readonly hasSharedClipboard?: boolean
  readonly children: ReactNode
}

/** What the parts of a designer share. */
export interface Design {
  readonly session: DesignSession
  readonly widgets: Widgets
  readonly language: DesignerLanguage
  readonly nameOf: (node: PageNode) => string
  readonly fallbacks: WidgetFallbacks
}

const DesignContext = createContext<Design | null>(null)

/** What the parts of a designer share: the page, its widgets, its language, and what is spoken. */
export function DesignerProvider(props: DesignerProviderProps) {
  const { page } = props
  const [known, setSession] = useState(() => new DesignSession(page))
  let session = known
  if (known.page !== page) {
    session = new DesignSession(page)
    setSession(session)
  }
  const { widgets, language = 'zh-CN', nameOf, refusals, children } = props
  const { loading, renderUnknown, renderError, hasSharedClipboard = false } = props
  useEffect(() => session.connect(), [session])
  useLayoutEffect(() => {
    session.speakAs(designerMessages(language), nameOf, refusals)
  }, [session, language, nameOf, refusals])
  useLayoutEffect(() => {
    session.shareClipboard(hasSharedClipboard)
  }, [session, hasSharedClipboard])
  const design = useMemo(
    (): Design => ({
      session,
      widgets,
      language,
      nameOf: nameOf ?? nameByProps,
      fallbacks: {
        loading,
        ...(renderUnknown && { renderUnknown }),
        ...(renderError && { renderError }),
      },
    }),
    [session, widgets, language, nameOf, loading, renderUnknown, renderError],
  )
  return (
    <DesignContext value={design}>
      {children}
      <LiveRegion session={session} />
    </DesignContext>
  )
}

/** The design that a part stands in. */
export function useDesign(): Design {
  const design = useContext(DesignContext)
  if (!design) throw new Error('Parts of a designer stand in a DesignerProvider')
  return design
}

const LiveRegion = observer(function LiveRegion({ session }: { readonly session: DesignSession }) {
  return (
    <div role="status" aria-live="assertive" aria-atomic style={hidden}>
      {session.spoken}
    </div>
  )
})
