// The page: its parts, where there are any.

if (data.engines.length > 0) {
  makeHead();
  makeLeague();
  makeHistograms();
  makeCases();
  if (data.traps) makeFamilies();
}
byId('report').hidden = data.engines.length === 0;
