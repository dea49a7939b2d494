import { use, type ComponentProps } from 'react'
import { HeadingContext } from '../runtime/PageContext.js'

/** A heading as deep as the container around it says. */
export function Heading(props: ComponentProps<'h2'>) {
  const level = use(HeadingContext)
  if (level <= 2) return <h2 {...props}>{props.children}</h2>
  if (level === 3) return <h3 {...props}>{props.children}</h3>
  return level === 4 ? <h4 {...props}>{props.children}</h4> : <h5 {...props}>{props.children}</h5>
}
