import './guarantees/history.ts';
import './guarantees/messages.ts';
import './guarantees/postOpenings.ts';
import './guarantees/postSlugs.ts';
import './guarantees/rights.ts';
import './guarantees/search.ts';
