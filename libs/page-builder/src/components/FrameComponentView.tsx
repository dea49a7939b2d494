import { useLanguage, useMessages } from '@spruce/shell-ui'
import type { ComponentType } from 'react'
import { readPageUrl } from '../data/interactions.js'
import { fillText, type VariableValues } from '../data/variables.js'
import { WidgetNote } from '../frame/WidgetNote.js'
import { usePageVariables } from '../runtime/PageContext.js'
import type { WidgetViewProps } from '../runtime/WidgetDefinition.js'
import { contentMessages } from '../widgets/contentMessages.js'
import { frameAddress } from './frameAddress.js'
import type { FrameComponent } from './FrameComponent.js'
import { useColorMode } from './useColorMode.js'

/** The properties of a frame, by name. */
export type FrameProps = Readonly<Record<string, unknown>>

export interface FrameComponentViewProps {
  readonly component: FrameComponent
  /** The properties that its page is told. */
  readonly names: readonly string[]
  /** What its page stores. */
  readonly props: FrameProps
}

/** The page of a component: it runs apart from the portal, without its origin, and knows its properties alone. */
export function FrameComponentView({ component, names, props }: FrameComponentViewProps) {
  const messages = useMessages(contentMessages)
  const language = useLanguage()
  const mode = useColorMode()
  const { values } = usePageVariables()
  const url = readPageUrl(component.url, location.origin)
  if (!url) return <WidgetNote title={messages.noPage} />
  const properties = tellOf(props, names, values)
  const { title } = props
  return (
    <iframe
      className="sp-page-embed"
      src={frameAddress(url.href, { properties, language, mode })}
      title={typeof title === 'string' && title !== '' ? title : component.name[language]}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}

/** The named properties that are set, with the variables of the page in their texts. */
function tellOf(props: FrameProps, names: readonly string[], values: VariableValues): FrameProps {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = props[name]
      if (value === undefined || (name === 'title' && value === '')) return [] // every widget has a title
      return [[name, typeof value === 'string' ? fillText(value, values) : value] as const]
    }),
  )
}

/** The view of one component, for its definition. */
export function viewOfComponent(
  component: FrameComponent,
  names: readonly string[],
): ComponentType<WidgetViewProps<FrameProps>> {
  return function ComponentOnPage({ props }) {
    return <FrameComponentView component={component} names={names} props={props} />
  }
}
