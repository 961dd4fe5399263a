// The referee, away from the page: Shinpan's own worker, which answers what takes long.
import "shinpan/worker";
