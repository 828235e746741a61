/** Files of a plan for other programs. */
export const en = {
  title: 'Save as a file',
  /** The name of a file without one; letters and spaces. */
  unnamed: 'cut list',
  formats: {
    'plan.xlsx': { label: 'Plan as XLSX', what: 'shopping list, parts and cuts, a sheet each' },
    'plan.csv': { label: 'Plan as CSV', what: 'every piece and where it lies, for a spreadsheet' },
    'plan.svg': { label: 'Plan as SVG', what: 'the drawings, one unit a millimetre' },
    'plan.dxf': { label: 'Plan as DXF', what: 'for CAD and CNC, R12 lines' },
    'plan.json': { label: 'Plan as JSON', what: 'the request and the answer, for programs' },
    'parts.csv': { label: 'Parts as CSV', what: 'as CutList Optimizer imports them' },
    'opencutlist.csv': { label: 'Parts for OpenCutList', what: 'as its importer takes them' },
    'maxcut.csv': { label: 'Parts for MaxCut', what: 'as it imports input panels' },
  },
  /** Sheets of a workbook and their columns. */
  workbook: {
    shopping: 'Shopping list',
    parts: 'Parts',
    cuts: 'Cuts',
    quantity: 'Quantity',
    what: 'What',
    material: 'Material',
  },
  /** The table of a plan. */
  table: {
    board: 'Board',
    stock: 'Stock',
    what: 'What',
    name: 'Name',
    length: 'Length',
    width: 'Width',
    turned: 'Turned',
    part: 'part',
    offcut: 'offcut',
    defect: 'defect',
    /** Columns of a plan whose grain runs on: the number of the run, and of the part in it. */
    run: 'Run of grain',
    place: 'Place in run',
    yes: 'yes',
    no: 'no',
  },
};
