import type { ReactNode } from 'react'

interface SpecimenProps {
  name: string
  /** What to write to get it. */
  detail: string
  children: ReactNode
}

/** A token, by name, as it looks. */
export function Specimen({ name, detail, children }: SpecimenProps) {
  return (
    <>
      <dt style={{ fontWeight: 600 }}>
        {name}
        <code style={{ display: 'block', fontWeight: 400, color: 'var(--sp-colors-fg-muted)' }}>
          {detail}
        </code>
      </dt>
      <dd style={{ margin: 0 }}>{children}</dd>
    </>
  )
}

/** Tokens below each other. */
export function SpecimenList({ children }: { children: ReactNode }) {
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(120px, 220px) 1fr',
        gap: '16px 24px',
        alignItems: 'center',
      }}
    >
      {children}
    </dl>
  )
}
