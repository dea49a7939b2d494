import { Component, memo, Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import type { JsonObject } from '../index.js'
import { designerMessages, type DesignerLanguage } from './messages.js'

/** What a widget is given. Where it lies is none of its business, so that moving never renders it. */
export interface WidgetProps {
  readonly id: string
  readonly type: string
  readonly props: JsonObject
  /** Shows what lies in one of its slots; only for those that its entry names. */
  readonly renderSlot: (slot: string) => ReactNode
}

/** A type of component on the screen. */
export interface Widget {
  /** May be lazy: a placeholder stands in until it is there. */
  readonly component: ComponentType<WidgetProps>
  /** Names of the slots that it shows; default none. While a page is designed, only widgets with slots take pointers and keys. */
  readonly slots?: readonly string[]
  /** What the component is given instead of what is stored, such as `registry.viewPropsOf`; must be pure. */
  readonly resolveProps?: (props: JsonObject) => JsonObject
}

/** Widgets by the types of their components. */
export type Widgets = Readonly<Record<string, Widget>>

/** Stand-ins for what cannot be shown; each has a plain default. */
export interface WidgetFallbacks {
  readonly loading?: ReactNode
  readonly renderUnknown?: (type: string) => ReactNode
  readonly renderError?: (error: unknown, retry: () => void) => ReactNode
}

interface WidgetHostProps extends WidgetProps {
  readonly widget: Widget | undefined
  readonly fallbacks: WidgetFallbacks
  readonly language: DesignerLanguage
}

/** One widget, apart from all others: what it throws is shown in its place. */
export const WidgetHost = memo(function WidgetHost(host: WidgetHostProps) {
  const { widget, fallbacks, language, ...props } = host
  const messages = designerMessages(language)
  if (!widget) {
    return fallbacks.renderUnknown?.(props.type) ?? <p>{messages.unknown(props.type)}</p>
  }
  const { component: Widget, resolveProps } = widget
  return (
    <WidgetBoundary props={props.props} fallbacks={fallbacks} language={language}>
      <Suspense fallback={fallbacks.loading ?? <p aria-busy>{messages.loading}</p>}>
        {resolveProps ? (
          <Resolved widget={Widget} resolve={resolveProps} {...props} />
        ) : (
          <Widget {...props} />
        )}
      </Suspense>
    </WidgetBoundary>
  )
})

interface ResolvedProps extends WidgetProps {
  readonly widget: Widget['component']
  readonly resolve: (props: JsonObject) => JsonObject
}

/** Within the boundary, so that a resolver that throws is its widget's own trouble. */
function Resolved({ widget: Widget, resolve, ...rest }: ResolvedProps) {
  const { props } = rest
  const resolved = useMemo(() => resolve(props), [resolve, props])
  return <Widget {...rest} props={resolved} />
}

interface BoundaryProps {
  readonly props: JsonObject
  readonly fallbacks: WidgetFallbacks
  readonly language: DesignerLanguage
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failure: { readonly error: unknown; readonly props: JsonObject } | null
}

/** Tries again when asked, and as soon as the widget has other properties. */
class WidgetBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromProps({ props }: BoundaryProps, { failure }: BoundaryState) {
    return failure?.props && failure.props !== props ? { failure: null } : null
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failure: { error, props: this.props.props } })
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    const { fallbacks, language, children } = this.props
    if (!failure) return children
    const messages = designerMessages(language)
    const retry = () => this.setState({ failure: null })
    return (
      fallbacks.renderError?.(failure.error, retry) ?? (
        <div role="alert">
          <p>{messages.failed}</p>
          <button type="button" onClick={retry}>
            {messages.retry}
          </button>
        </div>
      )
    )
  }
}
