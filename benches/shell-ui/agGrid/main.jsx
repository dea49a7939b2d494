// AG Grid Community as one who cares would set it up: only the module that is needed, rows of our height,
// no animation of rows or columns, ids of rows given. What it virtualises it does by itself.
import { ClientSideRowModelModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { columns, columnWidth } from '../../lib/listData.mjs'
import { offer } from '../../lib/listPage.mjs'

ModuleRegistry.registerModules([ClientSideRowModelModule])
const reactRoot = createRoot(document.getElementById('root'))
const columnDefs = columns.map(([field, headerName]) => ({
  field,
  headerName,
  width: columnWidth,
  minWidth: columnWidth,
  sortable: false,
}))
const getRowId = ({ data }) => data.id

offer({
  table: {
    row: '.ag-row',
    show: (rows) =>
      flushSync(() =>
        reactRoot.render(
          <div style={{ height: 640 }}>
            <AgGridReact
              rowData={rows}
              columnDefs={columnDefs}
              getRowId={getRowId}
              rowHeight={48}
              headerHeight={40}
              animateRows={false}
              suppressColumnMoveAnimation
            />
          </div>,
        ),
      ),
  },
})
