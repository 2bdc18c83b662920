import './guarantees/entries.ts';
import './guarantees/history.ts';
import './guarantees/messages.ts';
import './guarantees/rights.ts';
import './guarantees/search.ts';
