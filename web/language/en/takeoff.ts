// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  boards: (sheets: number): string => `{sheets} sheet${sheets === 1 ? '' : "s"} of {length} × {width}: {whole} whole, {cut} cut from {from}, with joints on supports every {spacing}.`,
  deckBoards: (rows: number, boards: number): string => `{rows} row${rows === 1 ? '' : "s"} of {width} with gaps of {gap}: {boards} piece${boards === 1 ? '' : "s"}, none longer than {longest}, joints on joists.`,
  deckScrews: "{screws} screws: {each} wherever a board meets a joist, both sides of every joint.",
  drops: (rolls: number, drops: number, matched: boolean): string => `{rolls} roll${rolls === 1 ? '' : "s"} of {rollLength}: {drops} drop${drops === 1 ? '' : "s"}, the longest {longest}, each {width} wide${matched ? ", the pattern matched every {repeat}" : ''}.`,
  fencePanels: (bays: number, cut: number): string => `{run} between posts of {post}: {bays} panel${bays === 1 ? '' : "s"} of {panel}${cut === 0 ? '' : cut === 1 ? ", {cut} panel of them sawn narrower" : ", {cut} panels of them sawn narrower"}.`,
  fenceBays: (bays: number): string => `{bays} bay${bays === 1 ? '' : "s"}: {run}, none wider than {bay}.`,
  fencePosts: "{posts} posts: one at each end of a bay, shared between neighbours, {depth} deep.",
  fenceConcrete: "{concrete} of concrete: {posts} holes {hole} wide and {depth} deep, less what the posts take.",
  fenceBoards: "{boards} boards of {width} that overlap by {lap} along {run}.",
  fencePickets: "{boards} boards of {width} with gaps of {gap} along {run}.",
  fenceButted: "{boards} boards of {width}, edge to edge, along {run}.",
  planks: (planks: number, rows: number, reused: number): string => `{planks} plank${planks === 1 ? '' : "s"}: {whole} whole, {cut} cut from {cutFrom}, in {rows} row${rows === 1 ? '' : "s"} of {width}; {reused} piece${reused === 1 ? '' : "s"} came from an earlier cut. {gap} is kept free at the walls.`,
  studs: (openings: number, steel: boolean): string => `{studs} studs: one every {spacing} along {length} and one at the end${openings === 0 ? '' : openings === 1 ? ", more at {openings} opening" : ", more at {openings} openings"}${steel ? '' : ", with plates and what stands between"}.`,
  tiles: (tiles: number, cut: number): string => `{tiles} tile${tiles === 1 ? '' : "s"}: ${cut === 0 ? "all whole" : cut === 1 ? "{whole} whole, {cut} cut from {from}" : "{whole} whole, {cut} cut from {from}"}, laid with {length} × {width} and joints of {joint}.`,
  trim: (doors: number, pieces: number, mitres: number, isRight: boolean): string => `{run} along the walls less {doors} doorway${doors === 1 ? '' : "s"}: {pieces} piece${pieces === 1 ? '' : "s"}, wall to wall${mitres === 0 ? '' : mitres === 1 ? `, {${isRight ? "thickness} more for each of" : "added} more in all for"} {mitres} outside mitre` : `, {${isRight ? "thickness} more for each of" : "added} more in all for"} {mitres} outside mitres`}; {rough} more on each, to cut to fit.`,
};
