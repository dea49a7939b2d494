/** What else a tick changes stays in sight, above the padding too: a tree is longer than the dialog. */
export const effectStyles = {
  '& .sp-check-effects': {
    ...{ position: 'sticky', bottom: '-6', zIndex: '1', py: '2' },
    ...{ bg: 'bg.panel', borderTopWidth: '1px', borderColor: 'border.muted' },
  },
}
