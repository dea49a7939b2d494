// Native cells rendered by React: what a page of a table costs at the least in this kit.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns, pagesOfCells } from '../../lib/listData.mjs'
import { offer } from '../../lib/listPage.mjs'
import { measureMounts } from '../../lib/listProbe.mjs'

const root = document.getElementById('root')
const reactRoot = createRoot(root)
const tenColumns = columns.slice(0, 10)

function Table({ rows }) {
  return (
    <div className="scroller">
      <table>
        <thead>
          <tr>
            {tenColumns.map(([key, label]) => (
              <th key={key}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="row">
              {tenColumns.map(([key]) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const show = (rows) => flushSync(() => reactRoot.render(<Table rows={rows} />))

offer({
  more: {
    /** The body alone, 100 rows by 10: the head stands already. */
    cells: () => {
      const pages = pagesOfCells()
      show([])
      return measureMounts(
        { mount: (round) => show(pages[round]), clear: () => show([]) },
        root,
        '.row',
        pages.length - 1,
      )
    },
  },
})
