import { Box } from '@chakra-ui/react/box'
import { type ReactNode, useId } from 'react'

export interface FigurePageProps {
  /** `Figures`, one below the other. */
  children: ReactNode
}

/** The body of a home page: groups of figures, one below the other. @public */
export function FigurePage({ children }: FigurePageProps) {
  return <Box css={styles}>{children}</Box>
}

export interface FiguresProps {
  /** What the figures are about; the heading of the group. */
  title: string
  /** `StatTile`s, or buttons where it flows. */
  children: ReactNode
  /** Each is as wide as it is. Default: in columns of one width. */
  isFlowing?: boolean
}

/** A group of figures under a heading. @public */
export function Figures({ title, children, isFlowing = false }: FiguresProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={isFlowing ? 'sp-figures-flow' : 'sp-figures'}>{children}</div>
    </section>
  )
}

const styles = {
  display: 'grid',
  gap: '6',
  paddingBlock: '6',
  '& h2': { marginBottom: '3', fontSize: 'lg', fontWeight: 'semibold' },
  '& .sp-figures': {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  },
  '& .sp-figures-flow': { display: 'flex', flexWrap: 'wrap', gap: '3' },
}
