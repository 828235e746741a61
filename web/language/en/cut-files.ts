// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  title: "Save as a file",
  unnamed: "cut list",
  formats: {
    "plan.xlsx": {
      label: "Plan as XLSX",
      what: "shopping list, parts and cuts, a sheet each",
    },
    "plan.csv": {
      label: "Plan as CSV",
      what: "every piece and where it lies, for a spreadsheet",
    },
    "plan.svg": {
      label: "Plan as SVG",
      what: "the drawings, one unit a millimetre",
    },
    "plan.dxf": {
      label: "Plan as DXF",
      what: "for CAD and CNC, R12 lines",
    },
    "plan.json": {
      label: "Plan as JSON",
      what: "the request and the answer, for programs",
    },
    "parts.csv": {
      label: "Parts as CSV",
      what: "as CutList Optimizer imports them",
    },
    "opencutlist.csv": {
      label: "Parts for OpenCutList",
      what: "as its importer takes them",
    },
    "maxcut.csv": {
      label: "Parts for MaxCut",
      what: "as it imports input panels",
    },
  },
  workbook: {
    shopping: "Shopping list",
    parts: "Parts",
    cuts: "Cuts",
    quantity: "Quantity",
    what: "What",
    material: "Material",
  },
  table: {
    board: "Board",
    stock: "Stock",
    what: "What",
    name: "Name",
    length: "Length",
    width: "Width",
    turned: "Turned",
    part: "part",
    offcut: "offcut",
    defect: "defect",
    run: "Run of grain",
    place: "Place in run",
    yes: "yes",
    no: "no",
  },
};
