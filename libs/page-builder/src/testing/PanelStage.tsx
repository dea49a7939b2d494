import type { ReactNode } from 'react'

/** What stands in the property panel of the studio, with the looks of the panel. */
export function PanelStage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sp-studio">
      <div data-designer-properties="">{children}</div>
    </div>
  )
}
